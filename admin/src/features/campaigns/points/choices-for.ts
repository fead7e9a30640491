import type { getProgramLists } from '@vitrine/contract/campaigns';
import type { Answer } from '@vitrine/contract/kernel';
import type { RuleScope } from '@vitrine/domain/ledger';

type Lists = Answer<typeof getProgramLists>;

const asChoices = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
const named = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }));

/** What a rule of this scope chooses from; undefined where the code of a product is written. */
export function choicesFor(lists: Lists | undefined, scope: RuleScope): { value: string; label: string }[] | undefined {
  if (!lists || scope === 'sku') return undefined;
  const choices: Record<Exclude<RuleScope, 'sku'>, { value: string; label: string }[]> = {
    brand: named(lists.brands),
    product_type: named(lists.productTypes),
    form_factor: asChoices(lists.formFactors),
    processor: asChoices(lists.processors),
    generation: asChoices(lists.generations),
  };
  return choices[scope];
}
