/** Where the words of the page are. */
export const WORDS = 'resources.opc-menu-groups.page';
