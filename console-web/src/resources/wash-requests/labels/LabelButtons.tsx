import Button from '@mui/material/Button';
import { loadRefusal } from '@laundry/shared/rules/labels/load-bags';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { RequestDetail } from '../../../providers/api/api-types';
import { bagLabelsPath } from '../../../components/links/label-paths';

interface Props {
  readonly request: RequestDetail;
  readonly onLoad: () => void;
}

/** What is done with a request's labels: printed, and scanned while its bags are loaded. */
export function LabelButtons({ request, onLoad }: Props) {
  const mayLoad = loadRefusal(useOperator(), request, request.status) === null && request.count > 0;
  return (
    <>
      {mayLoad && (
        <Button variant="outlined" onClick={onLoad} sx={button}>
          {t('labels.load.open')}
        </Button>
      )}
      {request.count > 0 && (
        <Button component={Link} to={bagLabelsPath([request.id])} variant="outlined" sx={button}>
          {t('labels.print')}
        </Button>
      )}
    </>
  );
}

const button = { bgcolor: 'background.paper', justifyContent: 'flex-start' };
