import Box from '@mui/material/Box';
import { t } from '../../i18n';
import { tokens } from '../../theme/tokens';

interface Props {
  readonly title: string;
  readonly head: readonly string[];
  /** The first cell of each names its row; keys are those of the rows. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  /** How many of the first cells are words and not numbers. */
  readonly words?: number;
  /** As long as it is, and not as its chart. */
  readonly isWhole?: boolean;
}

/** The values of a chart; long ones scroll within, by the keyboard too. */
export function FigureTable({ title, head, rows, words = 1, isWhole = false }: Props) {
  const name = t('insights.tableOf', { title });
  return (
    <Box role="region" aria-label={name} tabIndex={0} sx={{ ...styles, maxHeight: isWhole ? 'none' : 260 }}>
      <table aria-label={name}>
        <thead>
          <tr>
            {head.map((column, index) => (
              <th key={column} scope="col" className={index < words ? 'word' : ''}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row" className="word">
                {first}
              </th>
              {others.map((cell, index) => (
                <td key={head[index + 1]} className={index + 1 < words ? 'word' : ''}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const styles = {
  overflow: 'auto',
  border: `1px solid ${tokens.line}`,
  borderRadius: 1,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 14, fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { px: 1, py: 0.5, textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 400 },
  '& .word': { textAlign: 'left' },
  '& thead th': { position: 'sticky', top: 0, bgcolor: tokens.ground, fontSize: 13, fontWeight: 700 },
  '& tbody tr': { borderTop: `1px solid ${tokens.line}` },
};
