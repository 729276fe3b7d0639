import { Icon } from '#web/design/icon/icon.tsx';
import { finderPath } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { type Args, resultsSearch } from '../results-address.ts';
import { filterPath } from './filter-path.ts';
import { leadOf } from './lead-of.ts';
import { bothSystems, type Understood } from './understand.ts';
import styles from './understood-as.module.css';

/**
 * How the query was understood: each quantity links to the same filter of the catalogue; a cross repeats the
 * search with plain words.
 */
export function UnderstoodAs({ args, understood }: { args: Args; understood: Understood }) {
  const { texts, toMain } = usePageContext();
  const t = texts('search');
  const words = resultsSearch({ ...args, page: 1, asWords: true });
  return (
    <div className={styles.line}>
      <span className={styles.label}>{t('understood')}</span>
      <ul className={styles.chips}>
        {understood.quantities.map((quantity) => (
          <li key={`${quantity.start}`} className={styles.chip}>
            <a className={styles.value} href={toMain(filterPath([quantity]))}>
              <span>{quantity.name}:</span> <b>{bothSystems(quantity)}</b>
            </a>
            <a className={styles.remove} href={words} title={t('understood.words')}>
              <Icon name="close" />
              <span className="visually-hidden">{t('understood.words')}</span>
            </a>
          </li>
        ))}
      </ul>
      <DrawnLead understood={understood} />
      <Alternatives args={args} understood={understood} />
    </div>
  );
}

/** A cross-section may mean a lead, so this links to the finder, which begins with it. */
function DrawnLead({ understood }: { understood: Understood }) {
  const { texts, toMain } = usePageContext();
  const query = leadOf(understood.quantities);
  if (!query) return null;
  return (
    <p className={styles.others}>
      <a href={`${toMain(finderPath)}?${query}`} rel="nofollow">
        {texts('finder')('name')}
      </a>
    </p>
  );
}

/** Where the query does not say what is measured: the same query with another attribute's name. */
function Alternatives({ args, understood }: { args: Args; understood: Understood }) {
  const t = usePageContext().texts('search');
  const others = understood.quantities.flatMap(({ alternatives }) => alternatives).slice(0, 4);
  if (others.length === 0) return null;
  return (
    <p className={styles.others}>
      <span>{t('understood.or')} </span>
      {others.map(({ attribute, name }) => (
        <a key={attribute} href={resultsSearch({ ...args, page: 1, query: `${args.query} ${name}` })}>
          {name}
        </a>
      ))}
    </p>
  );
}
