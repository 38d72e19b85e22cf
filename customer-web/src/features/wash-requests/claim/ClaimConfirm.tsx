import { Button } from '../../../components/buttons/Button';
import { StepActions } from '../../../components/buttons/StepActions';
import { NotSent } from '../../../components/messages/NotSent';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { useTexts } from '../../../i18n/texts';
import type { ClaimBody, WashRequest } from '../../../lib/calls/api-types';
import { OwnPhotos } from './OwnPhoto';
import { useClaimWords } from './use-claim-words';
import styles from './Claim.module.css';

interface ClaimConfirmProps {
  row: WashRequest;
  values: ClaimBody;
  pending: boolean;
  /** Why it could not be sent. */
  trouble: unknown;
  onBack: () => void;
  onSubmit: () => void;
}

export function ClaimConfirm({ row, values, pending, trouble, onBack, onSubmit }: ClaimConfirmProps) {
  const t = useTexts('claim');
  const common = useTexts('common');
  const { number } = useTexts('requests');
  const wordsOf = useClaimWords();
  const photos = values.photos.length === 0 ? t.no_photos : <OwnPhotos names={values.photos} />;
  return (
    <div className="stack">
      <Card title={number({ id: row.id })}>
        <DescriptionList
          items={[
            { term: t.fields.text, detail: <span className={styles.words}>{values.text}</span> },
            { term: t.fields.photos, detail: photos },
          ]}
        />
      </Card>
      <NotSent error={trouble}>{wordsOf(trouble)}</NotSent>
      <StepActions>
        <Button pending={pending} onClick={onSubmit}>
          {pending ? common.sending : t.submit}
        </Button>
        <Button kind="secondary" unavailable={pending} onClick={onBack}>
          {t.back}
        </Button>
      </StepActions>
    </div>
  );
}
