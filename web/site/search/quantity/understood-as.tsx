import { Icon } from '#web/design/icon/icon.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { type Args, resultsSearch } from '../results-address.ts';
import { filterPath } from './filter-path.ts';
import { bothSystems, type Understood } from './understand.ts';
import styles from './understood-as.module.css';

/** How the words were read: each quantity leads to the same filter of the catalogue; a cross asks again with words only. */
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
      <Alternatives args={args} understood={understood} />
    </div>
  );
}

/** Where the words do not say what is measured: the same query with the name of another attribute. */
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
