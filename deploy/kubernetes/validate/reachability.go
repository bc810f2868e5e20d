package validate

import (
	"fmt"
	"net/netip"
	"path/filepath"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
)

// peer is a pod, or an address outside of the cluster.
type peer struct {
	name            string
	namespace       string
	namespaceLabels labels.Set
	labels          labels.Set
	ports           map[string]int32
	address         netip.Addr
}

// Neighbours that no overlay renders: who should be let in, and who should not.
var neighbours = []peer{
	{name: "visitors", namespace: "ingress", namespaceLabels: labels.Set{"site-edge": "true"}},
	{name: "prometheus", namespace: "monitoring", namespaceLabels: labels.Set{"site-monitoring": "true"}},
	{
		name: "dns", namespace: "kube-system", labels: labels.Set{"k8s-app": "kube-dns"},
		namespaceLabels: labels.Set{"kubernetes.io/metadata.name": "kube-system"},
	},
	{
		name: "database", namespace: "site-database", labels: labels.Set{"app": "leads-svc"},
		namespaceLabels: labels.Set{"kubernetes.io/metadata.name": "site-database"},
	},
	{name: "stranger", namespace: "default"},
	{name: "internet", address: netip.MustParseAddr("203.0.113.10")},
	{name: "private-network", address: netip.MustParseAddr("10.1.2.3")},
	{name: "cloud-metadata", address: netip.MustParseAddr("169.254.169.254")},
}

var triedPorts = []int32{22, 53, 80, 443, 465, 587, 6443, 8080, 9113, 27017}

// remotes are the folders of the teams: each of them must be deployed.
func remotes() []string {
	manifests, _ := filepath.Glob("../../../mfe-*/package.json")
	var names []string
	for _, manifest := range manifests {
		names = append(names, filepath.Base(filepath.Dir(manifest)))
	}
	return names
}

// expected says who reaches whom, and on which ports.
func expected(hasDatabase bool) []string {
	table := []string{
		"visitors → gateway 80",
		"prometheus → gateway 9113",
		"visitors → forms-service 8080",
		"prometheus → shell 8080",
		"prometheus → forms-service 8080",
		"gateway → shell 8080",
		"gateway → dns 53",
		"shell → dns 53",
		"shell → internet 443 6443",
		"shell → private-network 443 6443",
		"forms-service → dns 53",
		"forms-service → internet 443 465 587 27017",
	}
	for _, remote := range remotes() {
		table = append(table, "shell → "+remote+" 8080")
	}
	if hasDatabase {
		table = append(table, "forms-service → database 27017")
		for _, job := range []string{"leads-backup", "leads-restore"} {
			table = append(table, job+" → database 27017", job+" → dns 53", job+" → internet 27017")
		}
	}
	return table
}

// checkReachability evaluates the rendered network policies for every pair of peers.
func checkReachability(s *site) []string {
	ours := s.peers()
	hasDatabase := len(s.namespaces) > 1
	isGuarded := func(one peer) bool {
		return one.namespace == "site" || (hasDatabase && one.name == "database")
	}
	var reached []string
	for _, from := range append(slices.Clone(neighbours), ours...) {
		for _, to := range append(slices.Clone(neighbours), ours...) {
			if from.name == to.name || (from.namespace != "site" && !isGuarded(to)) {
				continue
			}
			if ports := s.openPorts(from, to); len(ports) > 0 {
				reached = append(reached, fmt.Sprintf("%s → %s %s", from.name, to.name, strings.Trim(fmt.Sprint(ports), "[]")))
			}
		}
	}
	return difference(reached, expected(hasDatabase))
}

func (s *site) openPorts(from, to peer) []int32 {
	var open []int32
	for _, port := range triedPorts {
		if s.allows(from, to, port, networkingv1.PolicyTypeEgress) && s.allows(from, to, port, networkingv1.PolicyTypeIngress) {
			open = append(open, port)
		}
	}
	return open
}

func difference(reached, wanted []string) []string {
	var problems []string
	for _, line := range reached {
		if !slices.Contains(wanted, line) {
			problems = append(problems, line+" should not be reachable")
		}
	}
	for _, line := range wanted {
		if !slices.Contains(reached, line) {
			problems = append(problems, line+" should be reachable")
		}
	}
	return problems
}

func (s *site) peers() []peer {
	var peers []peer
	for _, deployment := range s.deployments {
		template := deployment.Spec.Template
		one := peer{
			name: deployment.Name, namespace: deployment.Namespace, labels: template.Labels, ports: map[string]int32{},
			namespaceLabels: labels.Set{"kubernetes.io/metadata.name": deployment.Namespace},
		}
		for _, port := range template.Spec.Containers[0].Ports {
			one.ports[port.Name] = port.ContainerPort
		}
		peers = append(peers, one)
	}
	return peers
}

// allows evaluates one direction: a peer that no policy of it selects is open, any other needs a rule that says yes.
func (s *site) allows(from, to peer, port int32, direction networkingv1.PolicyType) bool {
	subject, other := to, from
	if direction == networkingv1.PolicyTypeEgress {
		subject, other = from, to
	}
	isSelected := false
	for _, policy := range s.policies {
		isOf := policy.Namespace == subject.namespace && slices.Contains(policy.Spec.PolicyTypes, direction)
		if !isOf || !selectorOf(&policy.Spec.PodSelector).Matches(subject.labels) {
			continue
		}
		isSelected = true
		if saysYes(policy, direction, other, to, port) {
			return true
		}
	}
	return !isSelected
}

func saysYes(policy networkingv1.NetworkPolicy, direction networkingv1.PolicyType, other, to peer, port int32) bool {
	if direction == networkingv1.PolicyTypeIngress {
		return slices.ContainsFunc(policy.Spec.Ingress, func(rule networkingv1.NetworkPolicyIngressRule) bool {
			return names(rule.From, policy.Namespace, other) && opens(rule.Ports, to, port)
		})
	}
	return slices.ContainsFunc(policy.Spec.Egress, func(rule networkingv1.NetworkPolicyEgressRule) bool {
		return names(rule.To, policy.Namespace, other) && opens(rule.Ports, to, port)
	})
}

// names: an empty list names everybody.
func names(peers []networkingv1.NetworkPolicyPeer, namespace string, other peer) bool {
	return len(peers) == 0 || slices.ContainsFunc(peers, func(one networkingv1.NetworkPolicyPeer) bool {
		if one.IPBlock != nil {
			return isInBlock(*one.IPBlock, other.address)
		}
		if other.address.IsValid() {
			return false
		}
		isNamespace := other.namespace == namespace
		if one.NamespaceSelector != nil {
			isNamespace = selectorOf(one.NamespaceSelector).Matches(other.namespaceLabels)
		}
		return isNamespace && (one.PodSelector == nil || matches(one.PodSelector, other.labels))
	})
}

func matches(selector *metav1.LabelSelector, set labels.Set) bool {
	return selectorOf(selector).Matches(set)
}

// isInBlock takes addresses of pods as outside of every block: clusters differ in it, and the blocks here leave out
// private addresses.
func isInBlock(block networkingv1.IPBlock, address netip.Addr) bool {
	contains := func(cidr string) bool { return netip.MustParsePrefix(cidr).Contains(address) }
	return address.IsValid() && contains(block.CIDR) && !slices.ContainsFunc(block.Except, contains)
}

// opens: an empty list opens all ports; names are those of the peer that is reached.
func opens(ports []networkingv1.NetworkPolicyPort, to peer, port int32) bool {
	return len(ports) == 0 || slices.ContainsFunc(ports, func(one networkingv1.NetworkPolicyPort) bool {
		isTcp := one.Protocol == nil || *one.Protocol == corev1.ProtocolTCP
		if one.Port.StrVal != "" {
			return isTcp && to.ports[one.Port.StrVal] == port
		}
		return one.Port.IntVal == port && (isTcp || port == 53)
	})
}
