import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/texts';
import { ownPhotoPath, photoQuery } from '../photos/photo-query';
import styles from './Claim.module.css';

/** One of the customer's photos, by its place among those beside it. */
export function OwnPhoto({ name, place }: { name: string; place: number }) {
  const t = useTexts('claim');
  const { data, isError } = useQuery(photoQuery(ownPhotoPath(name)));
  if (isError) return <span className={styles.gone}>{t.photo_gone}</span>;
  if (data === undefined) return <span className={styles.photo} aria-busy="true" />;
  return <img className={styles.photo} src={data} alt={t.photo({ place })} />;
}

export function OwnPhotos({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.photos}>
      {names.map((name, index) => (
        <li key={name}>
          <OwnPhoto name={name} place={index + 1} />
        </li>
      ))}
    </ul>
  );
}
