import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** The code of an issue for which the schema wrote no message of its own; schemas that did keep theirs. */
export function codeOfIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isNothing(issue.input) ? 'required' : 'invalid';
    case 'too_small':
      if (issue.origin === 'string') return Number(issue.minimum) <= 1 ? 'required' : 'too_short';
      return issue.origin === 'array' ? 'too_few' : 'number_too_small';
    case 'too_big':
      if (issue.origin === 'string') return Number(issue.maximum) === 256 ? 'too_long' : 'text_too_long';
      return issue.origin === 'array' ? 'too_many' : 'number_too_big';
    case 'invalid_format':
      if (isNothing(issue.input)) return 'required';
      if (issue.format === 'email') return 'invalid_email';
      if (issue.format === 'date') return 'invalid_date';
      return issue.format === 'url' ? 'invalid_link' : 'invalid';
    case 'invalid_value':
      return isNothing(issue.input) ? 'required' : 'invalid_choice';
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'invalid';
  }
}

function isNothing(input: unknown): boolean {
  return input === undefined || input === null || input === '' || Number.isNaN(input);
}
