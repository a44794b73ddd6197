/**
 * The document always has a title: until a page brings its own, and between two pages, the last one stays. Without it a page
 * that is printed, bookmarked or read out while it is still loading would have none.
 */
export function pinTitle(): void {
  const kept = document.querySelector('title') ?? document.createElement('title');
  const look = () => {
    const [own] = [...document.head.querySelectorAll('title')].filter((one) => one !== kept);
    if (own) {
      // The first one in the head would hide that of the page.
      kept.remove();
      if (own.textContent) kept.textContent = own.textContent;
    } else if (!kept.isConnected) document.head.append(kept);
  };
  new MutationObserver(look).observe(document.head, { childList: true, subtree: true, characterData: true });
  look();
}
