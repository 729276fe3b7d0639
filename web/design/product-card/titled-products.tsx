import type { ReactNode } from 'react';
import styles from './titled-products.module.css';

type TitledProductsProps = { title: ReactNode; count: number; children: ReactNode };

/**
 * A grid of product cards below its title; one or two cards are placed beside it instead of leaving half of
 * the row empty.
 */
export function TitledProducts({ title, count, children }: TitledProductsProps) {
  return (
    <div className={styles.group} data-few={count < 3 ? count : undefined}>
      {title}
      {children}
    </div>
  );
}
