import { LinkButton } from '../../components/buttons/LinkButton';
import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';

export function Companies() {
  const { companies: t } = useTexts('home');
  return (
    <Card title={t.title}>
      <p>{t.text}</p>
      <ul className="bullets">
        {t.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div>
        <LinkButton to={PATHS.contact} kind="secondary">
          {t.ask}
        </LinkButton>
      </div>
    </Card>
  );
}
