import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';
import styles from './Home.module.css';

export function HowItWorks() {
  const { how: t } = useTexts('home');
  return (
    <Card title={t.title}>
      <ol className={styles.steps}>
        {t.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
