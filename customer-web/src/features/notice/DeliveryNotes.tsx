import { Card } from '../../components/page/Card';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import styles from './DeliveryNotes.module.css';

/** What to know before a pickup and a delivery. */
export function DeliveryNotes() {
  const t = useTexts('notice');
  return (
    <Page title={t.title} lead={t.lead}>
      {t.sections.map(({ title, items }) => (
        <Card key={title} title={title}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
      ))}
      <div className="stack-tight">
        <p>{t.question}</p>
        <div>
          <LinkButton to={PATHS.contact} kind="secondary">
            {t.to_contact}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
