extension HtmlPage {
  /// What the page does: filters, links into folded parts, keys, copying, printing.
  static let script = #"""
    'use strict';
    (() => {
      const form = document.getElementById('filter');
      const items = [...document.querySelectorAll('[data-area]')].map(node => ({
        node, area: node.dataset.area, verdict: node.dataset.verdict,
        text: node.textContent.toLowerCase(), isFinding: node.classList.contains('finding'),
      }));
      const findings = items.filter(item => item.isFinding);
      const rules = items.filter(item => !item.isFinding);
      const {area, verdict, text} = form.elements;
      const output = form.querySelector('output');

      const count = (all, word) => {
        const shown = all.filter(item => !item.node.classList.contains('off')).length;
        return `${shown} of ${all.length} ${word}`;
      };
      const apply = () => {
        const words = text.value.toLowerCase().split(/\s+/);
        for (const item of items) {
          const isShown = (!area.value || item.area === area.value)
            && (!verdict.value || item.verdict === verdict.value)
            && words.every(word => item.text.includes(word));
          item.node.classList.toggle('off', !isShown);
        }
        const parts = [count(findings, 'findings')];
        if (rules.length) parts.push(count(rules, 'rules'));
        output.textContent = parts.join(', ');
      };
      const reset = () => { area.value = verdict.value = text.value = ''; apply(); };

      // A link leads into parts that are folded or filtered out, or says what to filter by.
      const follow = () => {
        let name = '';
        try { name = decodeURIComponent(location.hash.slice(1)); } catch { return; }
        if (name.includes('=')) {
          const wanted = new URLSearchParams(name);
          area.value = wanted.get('area') ?? '';
          verdict.value = wanted.get('verdict') ?? '';
          text.value = wanted.get('text') ?? '';
          apply();
          form.scrollIntoView();
          return;
        }
        const target = name
          && (document.getElementById(name) ?? document.getElementById(name.toLowerCase()));
        if (!target) return;
        if (target.closest('.off')) reset();
        for (let node = target; node; node = node.parentElement) {
          if (node.tagName === 'DETAILS') node.open = true;
        }
        target.scrollIntoView();
        target.querySelector?.(':scope > summary')?.focus({preventScroll: true});
      };

      const copy = async (content, button) => {
        try {
          await navigator.clipboard.writeText(content);
        } catch {
          const area = document.createElement('textarea');
          area.value = content;
          document.body.append(area);
          area.select();
          document.execCommand('copy');
          area.remove();
        }
        button.textContent = 'Copied';
        setTimeout(() => { button.textContent = 'Copy'; }, 1500);
      };
      for (const code of document.querySelectorAll('pre > code, code.command')) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'copy';
        button.textContent = 'Copy';
        button.setAttribute('aria-label', 'Copy ' + code.textContent.trim().slice(0, 60));
        button.addEventListener('click', () => copy(code.textContent.replace(/^\n/, ''), button));
        code.before(button);
        if (code.className) code.after(button);
      }

      const move = (by) => {
        const shown = findings.map(item => item.node).filter(node => !node.classList.contains('off'));
        const present = shown.findIndex(node => node.contains(document.activeElement));
        const next = shown[present < 0 ? (by > 0 ? 0 : shown.length - 1) : present + by];
        next?.querySelector('summary').focus();
        next?.scrollIntoView({block: 'nearest'});
      };
      document.addEventListener('keydown', event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === 'Escape') { reset(); return; }
        if (event.target.matches('input, select, textarea')) return;
        if (event.key === '/') { event.preventDefault(); text.focus(); }
        if (event.key === 'j') move(1);
        if (event.key === 'k') move(-1);
      });

      const unfold = document.getElementById('unfold');
      unfold.addEventListener('click', () => {
        const isOpening = findings.some(item => !item.node.open);
        for (const item of findings) item.node.open = isOpening;
        unfold.textContent = isOpening ? 'Fold' : 'Unfold';
      });
      let folded = [];
      addEventListener('beforeprint', () => {
        folded = findings.filter(item => !item.node.open);
        for (const item of folded) item.node.open = true;
      });
      addEventListener('afterprint', () => { for (const item of folded) item.node.open = false; });

      form.addEventListener('input', apply);
      form.addEventListener('submit', event => event.preventDefault());
      form.addEventListener('reset', event => { event.preventDefault(); reset(); });
      addEventListener('hashchange', follow);
      form.hidden = items.length === 0;
      apply();
      follow();
    })();
    """#
}
