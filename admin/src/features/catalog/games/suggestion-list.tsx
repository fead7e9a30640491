import type { Suggestion } from '@vitrine/domain/games';
import { useTranslation } from 'react-i18next';
import { IconBulb } from '../../../shared/icons.ts';

type SuggestionListProps = { suggestions: readonly Suggestion[]; onGo: (suggestion: Suggestion) => void };

/** What would make the game better, five things at most; each leads to its field. */
export function SuggestionList({ suggestions, onGo }: SuggestionListProps) {
  const { t } = useTranslation('catalog/games');
  if (suggestions.length === 0) return null;
  return (
    <>
      <h3 id="game-suggestions">{t('suggestions.title')}</h3>
      <ul aria-labelledby="game-suggestions">
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.code} ${suggestion.at}`}>
            <IconBulb size={18} stroke={1.75} aria-hidden />
            <button type="button" onClick={() => onGo(suggestion)}>
              {numberIn(suggestion)}
              {t(`suggestions.${suggestion.code}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** As the list counts its rows; empty for what stands in no row. */
function numberIn({ at }: Suggestion): string {
  const place = /\.(\d+)\./.exec(at)?.[1];
  return place === undefined ? '' : `${Number(place) + 1} · `;
}
