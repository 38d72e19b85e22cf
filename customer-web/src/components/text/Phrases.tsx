import { Fragment, type ReactNode } from 'react';
import { useLang } from '../../i18n/language';
import { phrasesOf } from './phrases-of';

/** Chromium breaks Japanese lines by phrase by itself. */
const byItself = 'CSS' in window && 'supports' in CSS && CSS.supports('word-break', 'auto-phrase');

/** Words that stand large or alone, broken between phrases and never within a word. */
export function Phrases({ children }: { children: ReactNode }) {
  const lang = useLang();
  if (byItself || lang !== 'ja' || typeof children !== 'string') return children;
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
