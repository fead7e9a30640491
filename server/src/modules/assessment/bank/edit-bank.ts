import type { BankQuestionForm } from '@vitrine/contract/assessment';
import { gapsOfQuestion, hasRepeatedIds, type Question } from '@vitrine/domain/assessment';
import { locales, textIn, type Text } from '@vitrine/domain/kernel';
import { recordChange } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { mergeEdit, notFound, Refusal, type Actor, type Changes, type Was } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../tenancy/index.ts';
import { storeBankQuestion } from '../stored-test.ts';
import { getBankForm } from './get-bank-question.ts';
import { searchWords } from './search-words.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage'>;

/** Adds a question to the bank. Refuses `question_incomplete` at what is missing. */
export function createBankQuestion(parts: Parts, actor: Actor, form: BankQuestionForm): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await addToBank(parts, tx, actor, { id, form });
    await record(parts, tx, actor, { id, what: 'question.created', before: null, after: form });
    return { id };
  });
}

/** The next version of a question; versions of tests that are published keep theirs (D10). Refuses `not_found`, `changed_meanwhile`, `question_incomplete`. */
export function saveBankQuestion(
  parts: Parts,
  actor: Actor,
  { questionId, version, question, was }: { questionId: string; version: number; question: Changes<BankQuestionForm>; was?: Was },
): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const before = await getBankForm(tx, actor, { questionId, isHeld: true });
    const form = ofItsKind(mergeEdit({ version: before.version, form: before.question }, { version, now: question, was }));
    await checkForm(tx, actor, { id: questionId, form, prefix: 'question.' });
    const now = parts.clock.now();
    await tx
      .updateTable('assessment.bank_question')
      .set({ version: before.version + 1, ...columnsOf(form), updated_at: now })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', questionId)
      .execute();
    await addVersion(parts, tx, actor, { id: questionId, number: before.version + 1, form });
    await record(parts, tx, actor, { id: questionId, what: 'question.saved', before: before.question, after: form });
  });
}

/** Puts a question away, or takes it out again; again changes nothing. Refuses `not_found`. */
export function setBankQuestionActive(
  parts: Parts,
  actor: Actor,
  { questionId, isActive }: { questionId: string; isActive: boolean },
): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const before = await getBankForm(tx, actor, { questionId, isHeld: true });
    if (before.isActive === isActive) return;
    await tx
      .updateTable('assessment.bank_question')
      .set({ is_active: isActive, updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', questionId)
      .execute();
    const what = isActive ? 'question.taken_out' : 'question.put_away';
    await record(parts, tx, actor, { id: questionId, what, before: { isActive: !isActive }, after: { isActive } });
  });
}

/** Adds a subject; one of the same name is answered instead. */
export function createSubject(parts: Parts, actor: Actor, { name }: { name: Text }): Promise<{ id: string }> {
  return parts.db.transaction(async (tx) => {
    const id = await subjectNamed(parts, tx, actor, name);
    await record(parts, tx, actor, { id, what: 'question.subject_named', before: null, after: { name } });
    return { id };
  });
}

/** The subject that has this name in any language; made where nobody has it. */
export async function subjectNamed(
  { clock, newId }: Pick<Parts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Pick<Actor, 'tenantId'>,
  name: Text,
): Promise<string> {
  const wanted = new Set(Object.values(name).map((said) => searchWords(said)));
  const known = await tx.selectFrom('assessment.subject').select(['id', 'name']).where('tenant_id', '=', actor.tenantId).execute();
  const found = known.find((row) => Object.values(parseText(row.name)).some((said) => wanted.has(searchWords(said))));
  if (found) return found.id;
  const id = newId();
  await tx
    .insertInto('assessment.subject')
    .values({ tenant_id: actor.tenantId, id, name: JSON.stringify(name), created_at: clock.now() })
    .execute();
  return id;
}

/** Writes a new question with its first version; whoever calls tells the audit log. */
export async function addToBank(parts: Parts, tx: Tx, actor: Actor, { id, form }: { id: string; form: BankQuestionForm }): Promise<void> {
  await checkForm(tx, actor, { id, form, prefix: '' });
  const now = parts.clock.now();
  await tx
    .insertInto('assessment.bank_question')
    .values({ tenant_id: actor.tenantId, id, version: 1, ...columnsOf(form), is_active: true, created_at: now, updated_at: now })
    .execute();
  await addVersion(parts, tx, actor, { id, number: 1, form });
}

async function checkForm(
  tx: Tx,
  actor: Actor,
  { id, form, prefix }: { id: string; form: BankQuestionForm; prefix: string },
): Promise<void> {
  const question = questionOf(id, form);
  const [gap] = gapsOfQuestion(question);
  const field =
    gap === 'text_missing' ? 'prompt' : gap === 'picture_missing' ? 'imageFileId' : gap === 'number_missing' ? 'number' : 'options';
  if (gap) throw new Refusal('question_incomplete', { fields: { [`${prefix}${field}`]: gap } });
  if (hasRepeatedIds([question])) throw new Refusal('invalid_request', { fields: { [`${prefix}options`]: 'invalid' } });
  if (form.subjectId === null) return;
  const subject = await tx
    .selectFrom('assessment.subject')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', form.subjectId)
    .executeTakeFirst();
  if (!subject) throw notFound();
}

async function addVersion(
  parts: Parts,
  tx: Tx,
  actor: Actor,
  { id, number, form }: { id: string; number: number; form: BankQuestionForm },
): Promise<void> {
  await tx
    .insertInto('assessment.bank_version')
    .values({
      tenant_id: actor.tenantId,
      question_id: id,
      number,
      question: storeBankQuestion(questionOf(id, form)),
      written_by: actor.memberId,
      created_at: parts.clock.now(),
    })
    .execute();
  if (form.imageFileId)
    await parts.storage.own(tx, { tenantId: actor.tenantId, fileId: form.imageFileId, room: 'assessment', ownerId: id });
}

/** A number belongs to a question that asks for one: of another kind it goes. */
const ofItsKind = ({ number, ...form }: BankQuestionForm): BankQuestionForm =>
  form.kind === 'numeric' && number ? { ...form, number } : form;

function questionOf(id: string, { subjectId: _, tags: _tags, ...question }: BankQuestionForm): Question {
  return { id, ...question };
}

function columnsOf({ kind, subjectId, tags, prompt, options }: BankQuestionForm) {
  const words = [prompt, ...options.map(({ text }) => text)].flatMap((text) => locales.map((locale) => textIn(text, locale)));
  return { kind, subject_id: subjectId, tags: [...new Set(tags)], search_text: searchWords(...new Set([...words, ...tags])) };
}

const record = (
  { clock, newId }: Parts,
  tx: Tx,
  actor: Actor,
  { id, ...change }: { id: string; what: string; before: unknown; after: unknown },
): Promise<void> => recordChange(tx, actor, { ...change, subject: 'question', subjectId: id, now: clock.now(), id: newId() });
