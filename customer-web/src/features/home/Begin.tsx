import { LinkButton } from '../../components/buttons/LinkButton';
import { Phrases } from '../../components/text/Phrases';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import styles from './Hero.module.css';

/** Whoever has read all of it is asked once more. */
export function Begin() {
  const { begin: t, register } = useTexts('home');
  return (
    <section className={styles.begin}>
      <h2>
        <Phrases>{t.title}</Phrases>
      </h2>
      <p>{t.lead}</p>
      <LinkButton to={PATHS.register}>{register}</LinkButton>
    </section>
  );
}
