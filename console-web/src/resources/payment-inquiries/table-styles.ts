import { sheetStyles } from '../../components/list/sheet-styles';

export const tableStyles = {
  ...sheetStyles,
  '& th, & td': { paddingInline: '10px' },
  '& .nowrap': { whiteSpace: 'nowrap' },
  '& .number': { ...sheetStyles['& .number'], whiteSpace: 'nowrap' },
};
