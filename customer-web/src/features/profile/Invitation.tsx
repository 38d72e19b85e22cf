import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { DescriptionList } from '../../components/page/DescriptionList';
import { useTexts } from '../../i18n/texts';
import { invitedPath } from '../../lib/paths';
import { useCopy } from '../../lib/use-copy';

/** The code that a customer hands on: copied, or sent by what the phone shares with. */
export function Invitation({ code }: { code: string }) {
  const { profile: t } = useTexts('account');
  const { site_name } = useTexts('common');
  const { said, copy } = useCopy({ copied: t.copied, failed: t.copy_failed });
  const url = `${window.location.origin}${invitedPath(code)}`;
  const share = (): void => {
    // Whoever closes the sheet has changed their mind.
    navigator.share({ text: t.share_text({ site: site_name, code }), url }).catch(() => undefined);
  };
  return (
    <Card title={t.sections.invitation}>
      <DescriptionList items={[{ term: t.invitation_code, detail: <code>{code}</code> }]} />
      <p className="muted small">{t.invitation_note}</p>
      <div className="row">
        <Button kind="secondary" small onClick={() => copy(code)}>
          {t.copy}
        </Button>
        <Button kind="secondary" small onClick={() => copy(url)}>
          {t.copy_link}
        </Button>
        {'share' in navigator && (
          <Button kind="secondary" small onClick={share}>
            {t.share}
          </Button>
        )}
        <span role="status">{said}</span>
      </div>
    </Card>
  );
}
