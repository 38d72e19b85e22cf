import { Link } from 'react-router';
import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import styles from './Faq.module.css';

/** What most people ask: card, plan, extra bags. */
export function Faq() {
  const t = useTexts('contact');
  return (
    <Card title={t.faq_title}>
      <div className={styles.list}>
        {t.faq.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <p>
        <Link to={PATHS.notice}>{t.guide}</Link>
      </p>
    </Card>
  );
}
