import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export const useIsPhone = (): boolean => useMediaQuery(useTheme().breakpoints.down('md'));
