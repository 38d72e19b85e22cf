import { normalizeZip } from '@laundry/shared/text/normalize';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../components/messages/Alert';
import { Card } from '../../components/page/Card';
import { ErrorState } from '../../components/loading/ErrorState';
import { LinkButton } from '../../components/buttons/LinkButton';
import { TextField } from '../../components/fields/TextField';
import { useTexts } from '../../i18n/texts';
import type { AreaInfo } from '../../lib/calls/api-types';
import { areaInfoQuery } from '../../lib/areas';
import { keepAsked, readAsked } from '../../lib/asked-before';
import { useMessageText } from '../../lib/calls/message-text';
import { PATHS } from '../../lib/paths';
import styles from './Home.module.css';

/** Whether we come to a postal code, as soon as it is complete. */
export function AreaCheck() {
  const { area: t, register } = useTexts('home');
  const [zip, setZip] = useState(() => readAsked().zip);
  const [left, setLeft] = useState(false);
  const textOf = useMessageText();
  const area = useQuery(areaInfoQuery(zip));
  const asked = normalizeZip(zip) !== null;
  return (
    <Card title={t.title}>
      <div>
        <TextField
          name="zip"
          label={t.zip}
          hint={t.hint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={zip}
          error={left && !asked && zip.trim() !== '' ? textOf('invalid_zip') : undefined}
          onChange={(event) => {
            setZip(event.target.value);
            keepAsked({ zip: event.target.value });
            setLeft(false);
          }}
          onBlur={() => setLeft(true)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setLeft(true);
          }}
        />
        <div role="status" className={styles.answer}>
          {asked && area.isLoading && <p className="muted">{t.looking}</p>}
          {asked && area.data && (
            <Alert kind={servedAs(area.data) === 'none' ? 'warn' : 'good'}>
              <p>{t[servedAs(area.data)]}</p>
              {servedAs(area.data) === 'none' ? <NotYet /> : <LinkButton to={PATHS.register}>{register}</LinkButton>}
            </Alert>
          )}
        </div>
      </div>
      {asked && area.isError && <ErrorState error={area.error} onRetry={() => void area.refetch()} />}
    </Card>
  );
}

/** What somebody can do to whom we do not come yet. */
function NotYet() {
  const { area: t } = useTexts('home');
  return (
    <>
      <p>{t.none_lead}</p>
      <div className="row">
        <LinkButton to={PATHS.contact} kind="secondary">
          {t.to_contact}
        </LinkButton>
      </div>
    </>
  );
}

function servedAs(area: AreaInfo): 'both' | 'monthly' | 'onetime' | 'none' {
  const onetime = area.is_valid_onetime || area.is_valid_onetime_b;
  if (area.error !== null || (!area.is_valid_monthly && !onetime)) return 'none';
  if (area.is_valid_monthly && onetime) return 'both';
  return area.is_valid_monthly ? 'monthly' : 'onetime';
}
