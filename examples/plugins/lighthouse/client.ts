document.documentElement.dataset['lighthouse'] = 'lit';
