import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InlineEditor } from './InlineValue';

const nothing = () => undefined;
const editor = (
  <InlineEditor isPending={false} problems={['0から100の整数を入力してください']} onSubmit={nothing} onCancel={nothing}>
    <input aria-label="残数" />
  </InlineEditor>
);

it('what is wrong takes no room in a table, whose columns would move', () => {
  render(
    <table>
      <tbody>
        <tr>
          <td>{editor}</td>
        </tr>
      </tbody>
    </table>,
  );
  expect(screen.getByRole('alert')).toHaveStyle({ position: 'absolute' });
});

it('elsewhere it stands below the field', () => {
  render(editor);
  expect(screen.getByRole('alert')).not.toHaveStyle({ position: 'absolute' });
});
