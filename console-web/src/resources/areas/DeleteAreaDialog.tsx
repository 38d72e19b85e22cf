import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../components/FormDialog';
import { areaTexts } from '../../i18n/areas';
import type { Area } from '../../providers/api-types';
import { problemLines } from '../../providers/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { areaKeys } from './area-keys';

const { remove: texts } = areaTexts;

interface Props {
  readonly area: Area;
  readonly onClose: () => void;
  readonly onDeleted: (area: Area) => void;
}

/** Asks with the postal code before an area is deleted (spec 3 §5). */
export function DeleteAreaDialog({ area, onClose, onDeleted }: Props) {
  const data = useConsoleData();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => data.deleteArea(area.id),
    onSuccess: () => {
      client.setQueryData<Area[]>(areaKeys.all, (rows) => rows?.filter((row) => row.id !== area.id));
      onDeleted(area);
      onClose();
    },
  });
  return (
    <FormDialog
      danger
      title={texts.title}
      submitLabel={texts.submit}
      pendingLabel={texts.submitting}
      isPending={remove.isPending}
      problems={remove.error ? problemLines(remove.error) : []}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    >
      <Typography>{texts.lead}</Typography>
      <Typography variant="h2" component="p">
        {`${area.zipcode} ${area.prefecture}${area.address}`}
      </Typography>
    </FormDialog>
  );
}
