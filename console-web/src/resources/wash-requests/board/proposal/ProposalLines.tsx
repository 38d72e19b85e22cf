import { useId } from 'react';
import { t } from '../../../../i18n';
import type { ProposalLine } from './proposal-lines';

/** Stops with the reason of each, by time. */
export function ProposalLines({ title, lines }: { title: string; lines: readonly ProposalLine[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <span>{line.time}</span>
            <span className="what">{line.what}</span>
            {line.bags > 0 && <span>{t('board.bags', { count: line.bags })}</span>}
            <span className="reason">{line.reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
