/** A name that an element must have: all of it, or a pattern. */
export type Name = string | { readonly pattern: string };

/** An element as a person knows it, inside the one before it. */
export interface Step {
  readonly role: string;
  readonly name: Name;
}

/**
 * Returns the elements that show and have the role and the name of the last step, inside those of the steps before. Open
 * shadow roots are part of the page. Runs in the page: it may use nothing from outside.
 */
export function findInPage(steps: readonly Step[]): Element[] {
  const selectors: Readonly<Record<string, string>> = {
    alert: '[role=alert]',
    button: 'button:not([role]), [role=button], summary, input[type=submit]',
    checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
    combobox: '[role=combobox], select',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    frame: 'iframe',
    group: '[role=group], fieldset',
    heading: 'h1, h2, h3, h4',
    img: 'img, [role=img]',
    link: 'a[href]:not([role])',
    list: 'ul, ol, [role=list]',
    listitem: 'li, [role=listitem]',
    main: 'main',
    menuitem: '[role=menuitem], [role=menuitemradio]',
    option: '[role=option]',
    radio: 'input[type=radio], [role=radio]',
    region: 'section, [role=region]',
    status: '[role=status]',
    switch: '[role=switch]',
    text: '*',
    textbox: 'input:not([type]), input:is([type=text], [type=email], [type=password]), textarea',
  };
  let roots: ParentNode[] = [document];
  for (const { role, name } of steps) {
    const isNamed = (element: Element): boolean => {
      const given = nameOf(element);
      return typeof name === 'string' ? given === name : new RegExp(name.pattern).test(given);
    };
    const found = new Set(roots.flatMap((root) => select(root, selectors[role] ?? role)));
    const named = [...found].filter(isNamed);
    // A text is in each element around it too.
    const meant = role === 'text' ? named.filter((one) => !hasOther(one, named)) : named;
    roots = meant.filter(isShown);
  }
  return roots.filter((root) => root instanceof Element);

  function select(root: ParentNode, selector: string): Element[] {
    const inShadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : select(shadowRoot, selector),
    );
    return [...root.querySelectorAll(selector), ...inShadows];
  }

  function hasOther(element: Element, others: readonly Element[]): boolean {
    return others.some((other) => other !== element && element.contains(other));
  }

  function isShown(element: Element): boolean {
    if (element.closest('[inert], [aria-hidden=true]') !== null) return false;
    return element.checkVisibility({ visibilityProperty: true });
  }

  function nameOf(element: Element): string {
    const root = element.getRootNode();
    const byId = (id: string) =>
      root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
    const labelled = element.getAttribute('aria-labelledby')?.split(' ').map(byId);
    const labels =
      'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const texts = [
      labelled?.map((each) => each?.textContent).join(' '),
      element.getAttribute('aria-label'),
      labels.map((each) => each.textContent).join(' '),
      element.getAttribute('alt'),
      element.getAttribute('title'),
    ];
    const given = texts.find((text) => text !== undefined && text !== null && text !== '');
    return (given ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  }
}
