import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { LIMITS } from '@laundry/shared/constants/limits';
import { PHOTO_TYPES } from '@laundry/shared/constants/photo-limits';
import { useId, useRef } from 'react';
import { Button } from '../../../components/buttons/Button';
import fieldStyles from '../../../components/fields/Field.module.css';
import { FieldLabel } from '../../../components/fields/FieldLabel';
import { Alert } from '../../../components/messages/Alert';
import { useTexts } from '../../../i18n/texts';
import { useErrorText } from '../../../lib/calls/error-text';
import { OwnPhoto } from './OwnPhoto';
import styles from './Claim.module.css';
import { useClaimWords } from './use-claim-words';
import type { usePhotos } from './use-photos';

interface PhotoFieldProps {
  names: readonly string[];
  photos: ReturnType<typeof usePhotos>;
}

/** Photos of a form, chosen or taken, each shown as it was stored. */
export function PhotoField({ names, photos }: PhotoFieldProps) {
  const t = useTexts('claim');
  const errorText = useErrorText();
  const wordsOf = useClaimWords();
  const labelId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const max = CLAIM_LIMITS.photos;
  const isFull = names.length >= max;
  const input = {
    type: 'file',
    accept: PHOTO_TYPES.join(),
    tabIndex: -1,
    className: styles.file,
    'aria-hidden': true,
  } as const;
  const take = (field: HTMLInputElement): void => {
    photos.add([...(field.files ?? [])]);
    // The same photo can be chosen again.
    field.value = '';
  };
  return (
    <div role="group" aria-labelledby={labelId} className="stack">
      <div>
        <strong id={labelId} className={fieldStyles.label}>
          <FieldLabel mark="optional">{t.fields.photos}</FieldLabel>
        </strong>
        <p className="muted small">{t.photos_hint({ max, days: LIMITS.photoDays })}</p>
      </div>
      {names.length > 0 && (
        <ul className={styles.photos}>
          {names.map((name, index) => (
            <li key={name}>
              <OwnPhoto name={name} place={index + 1} />
              <Button
                kind="quiet"
                small
                unavailable={photos.isPending}
                aria-label={t.remove({ place: index + 1 })}
                onClick={() => {
                  photos.remove(name);
                  add.current?.focus();
                }}
              >
                {t.remove_short}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <input {...input} ref={chooser} multiple onChange={(event) => take(event.currentTarget)} />
        <input {...input} ref={camera} capture="environment" onChange={(event) => take(event.currentTarget)} />
        <Button
          ref={add}
          kind="secondary"
          small
          pending={photos.isPending}
          unavailable={isFull}
          onClick={() => chooser.current?.click()}
        >
          {photos.isPending ? t.adding : t.add}
        </Button>
        <Button kind="secondary" small unavailable={isFull || photos.isPending} onClick={() => camera.current?.click()}>
          {t.take}
        </Button>
      </div>
      <p role="status" className="muted small">
        {photos.told === 'added' && t.added({ count: names.length })}
        {photos.told === 'removed' && t.removed}
      </p>
      {(photos.error !== null || photos.refused !== null || photos.isOver) && (
        <Alert kind="danger" role="alert" title={t.not_added}>
          {/* What is refused for what it is, is refused again. */}
          {photos.refused !== null && <p>{wordsOf(photos.refused) ?? errorText(photos.refused)}</p>}
          {photos.error !== null && (
            <>
              <p>{errorText(photos.error)}</p>
              <Button kind="secondary" small onClick={photos.sendAgain}>
                {t.send_again}
              </Button>
            </>
          )}
          {photos.isOver && <p>{t.too_many({ max })}</p>}
        </Alert>
      )}
    </div>
  );
}
