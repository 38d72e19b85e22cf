import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InlineEditor } from './InlineValue';

const nothing = () => undefined;
const PROBLEMS = ['他の操作で内容が更新されています', '現在の残数は7です'];
const editor = (
  <InlineEditor isPending={false} problems={PROBLEMS} onSubmit={nothing} onCancel={nothing}>
    <input aria-label="残数" />
  </InlineEditor>
);

it('in a table problems stand in one box that takes no room, so that no column moves', () => {
  render(
    <table>
      <tbody>
        <tr>
          <td>{editor}</td>
        </tr>
      </tbody>
    </table>,
  );
  const box = screen.getByRole('alert');
  expect(box).toHaveStyle({ position: 'absolute' });
  expect([...box.children].map((line) => line.textContent)).toEqual(PROBLEMS.map((line) => `▲ ${line}`));
});

it('outside a table a problem stands below its field', () => {
  render(editor);
  expect(screen.getByRole('alert')).not.toHaveStyle({ position: 'absolute' });
});

it('problems are scrolled into sight, also below the last row of a box that scrolls', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(editor);
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')]);
  scrolled.mockRestore();
});
