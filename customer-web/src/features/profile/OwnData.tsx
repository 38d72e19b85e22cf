import { saveFile } from '@laundry/web-kit/files/save-file';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { Button } from '../../components/buttons/Button';
import { Alert } from '../../components/messages/Alert';
import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';
import { answer, client } from '../../lib/calls/api';
import { useErrorText } from '../../lib/calls/error-text';

/** All that is stored of the customer, as a file of theirs. */
export function OwnData() {
  const { profile: t } = useTexts('account');
  const errorText = useErrorText();
  const download = useOneMutation({
    mutationFn: () => answer(client.GET('/api/v1/users/me/data')),
    onSuccess: (data) =>
      saveFile({
        name: `${t.own_data_file}_${data.made_at.slice(0, 10)}.json`,
        blob: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      }),
  });
  return (
    <Card title={t.sections.own_data}>
      <p>{t.own_data_note}</p>
      {download.isSuccess && (
        <Alert kind="good" role="status">
          {t.own_data_saved}
        </Alert>
      )}
      {download.error && (
        <Alert kind="danger" role="alert" title={t.own_data_failed}>
          {errorText(download.error)}
        </Alert>
      )}
      <div>
        <Button kind="secondary" small pending={download.isPending} onClick={() => download.mutate()}>
          {t.own_data}
        </Button>
      </div>
    </Card>
  );
}
