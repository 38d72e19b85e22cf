import { t } from '../../../../i18n';
import { type Load, type ProposalLane, differenceOf } from './proposal-lines';

/** What everybody has and would have, and how far apart they are. */
export function ProposalLoads({ people }: { people: readonly ProposalLane[] }) {
  if (people.length === 0) return null;
  return (
    <table>
      <caption style={{ textAlign: 'left', fontWeight: 700 }}>{t('board.proposal.loads')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('board.lane')}</th>
          <th scope="col">{t('board.proposal.before')}</th>
          <th scope="col">{t('board.proposal.after')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, before, after }) => (
          <Row key={id} name={name} before={before} after={after} />
        ))}
        <Row
          name={t('board.proposal.difference')}
          before={differenceOf(people.map(({ before }) => before))}
          after={differenceOf(people.map(({ after }) => after))}
        />
      </tbody>
    </table>
  );
}

const Row = ({ name, before, after }: { name: string; before: Load; after: Load }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{t('board.load', { ...before })}</td>
    <td>
      <strong>{t('board.load', { ...after })}</strong>
    </td>
  </tr>
);
