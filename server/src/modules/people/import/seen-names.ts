import type { ImportField } from '@vitrine/domain/people/import';
import type { Fault, JudgedLine } from './judge-cells.ts';

/** The names of the lines that were read so far, each with its line: of several lines with one user name, e-mail or document the first that is right by itself is taken. */
export class SeenNames {
  readonly #userNames = new Map<string, number>();
  readonly #emails = new Map<string, number>();
  readonly #documents = new Map<string, number>();
  /** User names as documents are compared: at log-in one could not be told from the other. */
  readonly #nameDocuments = new Map<string, number>();

  /** The line as it was judged by itself, or bad for what a line before it says. */
  judge(judged: JudgedLine, line: number): JudgedLine {
    if (judged.fault) return judged;
    const fault = this.#faultOf(judged);
    if (!fault) this.#keep(judged, line);
    return { ...judged, fault };
  }

  #faultOf({ values: { user_name = '', name_document = '', email = '', document = '' } }: JudgedLine): Fault | null {
    const sameName = this.#userNames.get(user_name.toLowerCase()) ?? this.#documents.get(name_document);
    const sameEmail = this.#emails.get(email.toLowerCase());
    const sameDocument = this.#documents.get(document) ?? this.#nameDocuments.get(document);
    return twice('userName', sameName) ?? twice('email', sameEmail) ?? twice('document', sameDocument);
  }

  #keep({ values: { user_name, name_document, email, document } }: JudgedLine, line: number): void {
    if (user_name) this.#userNames.set(user_name.toLowerCase(), line);
    if (name_document) this.#nameDocuments.set(name_document, line);
    if (email) this.#emails.set(email.toLowerCase(), line);
    if (document) this.#documents.set(document, line);
  }
}

const twice = (field: ImportField, number: number | undefined): Fault | null =>
  number === undefined ? null : { refusal: 'twice_in_file', field, number };
