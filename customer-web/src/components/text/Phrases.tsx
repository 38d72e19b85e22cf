import { Fragment, type ReactNode } from 'react';
import { useLang } from '../../i18n/language';
import { phrasesOf } from './phrases-of';

/** Words that stand large or alone, broken between phrases and never within a word. */
export function Phrases({ children }: { children: ReactNode }) {
  const lang = useLang();
  if (lang !== 'ja' || typeof children !== 'string') return children;
  return (
    <span className="phrases">
      {phrasesOf(children).map((phrase, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
