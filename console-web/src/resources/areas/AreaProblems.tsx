import { ValidationError } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { OthersFields } from '../../components/form/shared-write/OthersFields';
import type { AreaBody } from '../../providers/api/api-types';
import { useAreaEditing } from './AreaEditing';
import { AREA_COLUMNS, areaTexts } from './area-form';

/** One row is in edit at a time: its fields' problems have names of their own. */
export const problemId = (field: keyof AreaBody): string => `area-problem-${field}`;

/** What is wrong with a field of the row in edit. */
export function FieldProblem({ field }: { field: keyof AreaBody }) {
  const { errors } = useFormState<AreaBody>();
  const problem = errors[field]?.message;
  return (
    <div id={problemId(field)} role="alert">
      {problem && <ValidationError error={problem} />}
    </div>
  );
}

/** What the row is refused with as a whole, or what somebody else has written into it. */
export function RowProblem() {
  const { others } = useAreaEditing();
  const { errors } = useFormState();
  const refusal = errors.root?.['server']?.message;
  return (
    <>
      {refusal !== undefined && <div role="alert">{`▲ ${refusal}`}</div>}
      {others !== null && <OthersFields others={others} textsOf={areaTexts} />}
    </>
  );
}

/** All of it below the row, as wide as the table: in its own column a message would be parted into words. */
export const ProblemsRow = () => (
  <tr className="problems">
    <td colSpan={AREA_COLUMNS.length + 1}>
      {AREA_COLUMNS.map(({ field }) => (
        <FieldProblem key={field} field={field} />
      ))}
      <RowProblem />
    </td>
  </tr>
);
