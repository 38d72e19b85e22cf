import { render, screen } from '@testing-library/react';
import { AdminContext, Form, TextInput } from 'react-admin';
import { expect, it } from 'vitest';
import { theme } from './theme';

it('a field of react-admin leaves nothing in the document that is for older versions of MUI', async () => {
  const { container } = render(
    <AdminContext theme={theme}>
      <Form>
        <TextInput source="name" label="氏名" helperText="姓と名" />
      </Form>
    </AdminContext>,
  );
  expect(await screen.findByLabelText('氏名')).toHaveAccessibleDescription('姓と名');
  expect(container.querySelector('[inputprops]')).toBeNull();
});
