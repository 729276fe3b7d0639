type Named = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** `Eva Brandt`; without names the address. */
export function fullName({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** `EB`: the first letters of first and last name. */
export function getInitials({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('');
}
