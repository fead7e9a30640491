import { answersOf, freeAnswers, type AnswerName, type RegistrationAnswers } from '@vitrine/domain/identity';
import type { AskedField } from '@vitrine/domain/tenancy';
import { Fragment, type ReactNode } from 'react';
import { AnswerField } from './answer-field.tsx';

type AnswerFieldsProps = {
  asked: readonly AskedField[];
  answers: RegistrationAnswers;
  faults: Record<string, string | undefined>;
  countries: readonly { code: string; name: string }[];
  onAnswer: (name: AnswerName, value: string) => void;
  /** What stands right behind the e-mail: the same once more. */
  afterEmail?: ReactNode;
};

/** The inputs that a site asks for, in its order (LOG-10). */
export function AnswerFields({ asked, answers, faults, countries, onAnswer, afterEmail }: AnswerFieldsProps) {
  const inputs = asked.flatMap(({ field, is_mandatory }) =>
    answersOf(field).map((name) => ({ name, isMandatory: is_mandatory && !freeAnswers.includes(name) })),
  );
  // A city that is asked for by itself and in the address is one.
  const once = inputs.filter(({ name }, place) => inputs.findIndex((other) => other.name === name) === place);
  return once.map(({ name, isMandatory }) => (
    <Fragment key={name}>
      <AnswerField
        name={name}
        isMandatory={isMandatory}
        value={answers[name]}
        fault={faults[name]}
        country={answers.country || (countries[0]?.code ?? 'BR')}
        countries={countries}
        onAnswer={(value) => onAnswer(name, value)}
      />
      {name === 'email' ? afterEmail : null}
    </Fragment>
  ));
}
