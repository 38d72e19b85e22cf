import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { nowJst } from '@laundry/web-kit/now-jst';
import { Button, buttonClass } from '../../components/buttons/Button';
import { TextField } from '../../components/fields/TextField';
import { Card } from '../../components/page/Card';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import { useCopy } from '../../lib/use-copy';

interface AddressCardProps {
  url: string;
  madeAt: JstDateTime;
}

/** How the address comes into a calendar: opened by its program, or copied. */
export function AddressCard({ url, madeAt }: AddressCardProps) {
  const t = useTexts('calendar');
  const lang = useLang();
  const { said, copy } = useCopy({ copied: t.copied, failed: t.copy_failed });
  return (
    <Card title={t.add_title}>
      <p className="muted small">{t.open_note}</p>
      <div>
        <a className={buttonClass({})} href={url.replace(/^https?:/, 'webcal:')}>
          {t.open}
        </a>
      </div>
      <TextField
        name="calendar_address"
        label={t.address}
        hint={t.address_hint}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <Button kind="secondary" small onClick={() => copy(url)}>
          {t.copy}
        </Button>
        <span role="status">{said}</span>
      </div>
      <ul className="bullets small muted">
        {t.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="muted small">
        {t.made_at} {displayDateTime(madeAt, lang, nowJst())}
      </p>
    </Card>
  );
}
