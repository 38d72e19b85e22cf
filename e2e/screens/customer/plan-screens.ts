import { type Screens, TO_CONFIRM, choose, open, openAsNew, press, shown } from './kit.js';

export const PLAN_SCREENS: Screens = {
  plan: (kit) => open(kit, '/plan', 'monthly@example.com'),
  'plan for single requests': (kit) => open(kit, '/plan', 'onetime@example.com'),
  'plan edit': (kit) => open(kit, '/plan/edit', 'monthly@example.com'),
  'plan edit, what is lost is asked about': async (kit) => {
    await open(kit, '/plan/edit', 'monthly@example.com');
    await choose(kit, 'bag_size', 'L');
    await choose(kit, 'pickup_delivery_type', '4');
    await press(kit, TO_CONFIRM);
    await shown(kit, kit.page.getByRole('dialog'));
  },
  'plan edit, to be confirmed': async (kit) => {
    await open(kit, '/plan/edit', 'company@example.com');
    await kit.page.locator('[name="plan_part"]').selectOption('t24');
    await press(kit, TO_CONFIRM);
    await shown(kit, kit.page.getByRole('heading', { name: /変更の流れ|What happens next/ }));
  },
  'plan edit, no bag size for a monthly plan': async (kit) => {
    await open(kit, '/plan/edit', 'onetime@example.com');
    await choose(kit, 'plan_kind', 'monthly');
    await press(kit, TO_CONFIRM);
    await shown(kit);
  },
  'plan edit of a stopped card': (kit) => open(kit, '/plan/edit', 'stopped@example.com'),
  'plan edit while under review': (kit) => open(kit, '/plan/edit', 'review@example.com'),
  'plan edit, done': async (kit) => {
    await openAsNew(kit, '/plan/edit');
    await kit.page.locator('[name="plan_part"]').selectOption('t16');
    await press(kit, TO_CONFIRM);
    await press(kit, { ja: 'この内容に変更する', en: 'Change my plan' });
    await shown(kit, kit.page.getByRole('status'));
  },
  'plan edit, nothing done': (kit) => open(kit, '/plan/edit-complete', 'monthly@example.com'),
  withdrawal: (kit) => open(kit, '/withdrawal', 'monthly@example.com'),
  'withdrawal for single requests': (kit) => open(kit, '/withdrawal', 'onetime@example.com'),
  'withdrawal, done': async (kit) => {
    // Nobody really leaves: the customer is needed by the other screens.
    await kit.page.route('**/api/v1/users/me', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ json: { withdrawal_dt: '2026-11-30 23:59:59' } })
        : route.fallback(),
    );
    await open(kit, '/withdrawal', 'monthly@example.com');
    await press(kit, { ja: '退会する', en: /^End membership$/ });
    await press(kit, { ja: '退会を確定する', en: 'Yes, end it' });
    await shown(kit, kit.page.getByRole('status'));
  },
  'withdrawal, nothing done': (kit) => open(kit, '/withdrawal-complete', 'monthly@example.com'),
};
