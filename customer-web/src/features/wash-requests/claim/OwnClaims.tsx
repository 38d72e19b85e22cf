import { claimRefusal, claimUntil } from '@laundry/shared/rules/claims/claim-rules';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { QueryState } from '../../../components/loading/QueryState';
import { Badge } from '../../../components/text/Badge';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { Claim, WashRequest } from '../../../lib/calls/api-types';
import { claimPath } from '../../../lib/paths';
import { OwnPhotos } from './OwnPhoto';
import { claimsQuery } from './claim-calls';
import styles from './Claim.module.css';

/** What was written about a request's laundry, what was answered, and the way to write. */
export function OwnClaims({ row, now }: { row: WashRequest; now: JstDateTime }) {
  const t = useTexts('claim');
  const lang = useLang();
  const until = claimUntil(row);
  return (
    <QueryState query={useQuery(claimsQuery(row.id))} skeletonLines={1}>
      {(claims) => {
        const hasOpen = claims.some(({ answered_at }) => answered_at === null);
        const mayWrite = claimRefusal(row, hasOpen, now) === null;
        if (claims.length === 0 && !mayWrite) return null;
        return (
          <div className="stack">
            {claims.length > 0 && <h3>{t.own}</h3>}
            {claims.map((claim) => (
              <OneClaim key={claim.id} claim={claim} now={now} />
            ))}
            {mayWrite && until !== null && (
              <div className="row">
                <LinkButton to={claimPath(row.id)} kind="secondary" small>
                  {t.title}
                </LinkButton>
                <span className="muted small">{t.until({ at: displayDateTime(until, lang, now) })}</span>
              </div>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}

function OneClaim({ claim, now }: { claim: Claim; now: JstDateTime }) {
  const t = useTexts('claim');
  const lang = useLang();
  const { text, photos, answer, answered_at, created_at } = claim;
  return (
    <div className={styles.claim}>
      <p className="muted small">
        {t.sent_at({ at: displayDateTime(created_at, lang, now) })} {answered_at === null && <Badge>{t.waiting}</Badge>}
      </p>
      <p className={styles.words}>{text}</p>
      {photos.length > 0 && <OwnPhotos names={photos.map(({ name }) => name)} />}
      {answered_at !== null && (
        <div className={styles.answer}>
          <strong>{t.answer}</strong>
          <p className={styles.words}>{answer}</p>
          <p className="muted small">{t.answered_at({ at: displayDateTime(answered_at, lang, now) })}</p>
        </div>
      )}
    </div>
  );
}
