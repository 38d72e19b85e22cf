import { PROOF_OF } from '@laundry/shared/constants/proof';
import { displayDateTime } from '@laundry/shared/time/display';
import { useQuery } from '@tanstack/react-query';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { DoorPhoto } from '../../../lib/calls/api-types';
import { useNow } from '../now';
import styles from './DoorPhotos.module.css';
import { photoQuery } from './photo-query';

interface DoorPhotosProps {
  photos: readonly DoorPhoto[];
  pathOf: (name: string) => string;
}

/** What a driver photographed at the door: how it was left there, or that somebody was there. */
export function DoorPhotos({ photos, pathOf }: DoorPhotosProps) {
  const { door_photos: t } = useTexts('history');
  const groups = [
    { title: t.delivery, shown: photos.filter(({ proof_of }) => proof_of === PROOF_OF.delivery) },
    { title: t.absence, shown: photos.filter(({ proof_of }) => proof_of !== PROOF_OF.delivery) },
  ];
  return groups.map(
    ({ title, shown }) =>
      shown.length > 0 && (
        <section key={title} className="stack-tight" aria-label={title}>
          <h3>{title}</h3>
          <ul className={styles.photos}>
            {shown.map((photo, index) => (
              <li key={photo.name}>
                <DoorPhotoFigure photo={photo} path={pathOf(photo.name)} alt={t.photo({ title, place: index + 1 })} />
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}

function DoorPhotoFigure({ photo, path, alt }: { photo: DoorPhoto; path: string; alt: string }) {
  const { door_photos: t } = useTexts('history');
  const lang = useLang();
  const now = useNow();
  const { data, isError } = useQuery(photoQuery(path));
  const shape = { aspectRatio: `${photo.width} / ${photo.height}` };
  return (
    <figure className={styles.figure}>
      {isError && <span className={styles.gone}>{t.gone}</span>}
      {!isError && data === undefined && <span className={styles.photo} style={shape} aria-busy="true" />}
      {data !== undefined && <img className={styles.photo} style={shape} src={data} alt={alt} />}
      <figcaption className="muted small">{t.taken_at({ at: displayDateTime(photo.taken_at, lang, now) })}</figcaption>
    </figure>
  );
}
