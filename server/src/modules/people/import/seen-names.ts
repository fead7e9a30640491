import type { ImportField } from '@vitrine/domain/people/import';
import type { JudgedLine } from './judge-cells.ts';

type Fault = { refusal: 'twice_in_file'; field: ImportField };
const twice = (field: ImportField): Fault => ({ refusal: 'twice_in_file', field });

/** The names of the lines that were read so far: of several lines with one user name, e-mail or document the first that is right by itself is taken. */
export class SeenNames {
  readonly #userNames = new Set<string>();
  readonly #emails = new Set<string>();
  readonly #documents = new Set<string>();
  /** User names as documents are compared: at log-in one could not be told from the other. */
  readonly #nameDocuments = new Set<string>();

  /** The line as it was judged by itself, or bad for what a line before it says. */
  judge(line: JudgedLine): JudgedLine {
    if (line.fault) return line;
    const fault = this.#faultOf(line);
    if (!fault) this.#keep(line);
    return { ...line, fault };
  }

  #faultOf({ values: { user_name = '', name_document = '', email = '', document = '' } }: JudgedLine): Fault | null {
    if (this.#userNames.has(user_name.toLowerCase()) || this.#documents.has(name_document)) return twice('userName');
    if (this.#emails.has(email.toLowerCase())) return twice('email');
    return this.#documents.has(document) || this.#nameDocuments.has(document) ? twice('document') : null;
  }

  #keep({ values: { user_name, name_document, email, document } }: JudgedLine): void {
    if (user_name) this.#userNames.add(user_name.toLowerCase());
    if (name_document) this.#nameDocuments.add(name_document);
    if (email) this.#emails.add(email.toLowerCase());
    if (document) this.#documents.add(document);
  }
}
